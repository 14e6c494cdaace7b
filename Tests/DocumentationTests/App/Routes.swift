import FlowEngine

enum AppRoute: Route { case welcome, shop }

enum TeaRoute: Route { case list, tea(String), note(String) }

enum ReviewRoute: Route { case all, review(Int) }

enum BasketRoute: Route { case basket }

enum ShipmentRoute: Route { case shipped(Int) }
