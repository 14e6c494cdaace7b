enum BookshopPlan {}
