/** The closed lists of Skarabee's Weblink that the mapper reads, without its UNDEFINED. */
export const skarabeeValues = {
  TransactionFlowStatusType: `PROSPECT_FOR_RENT PREPARATION_FOR_RENT FOR_RENT TO_NEGOTIATE_FOR_RENT FOR_RENT_RESERVED
    TO_COMPLETE_FOR_RENT RENTED_WITH_CONTRACT RENTED_MOVED RENTED_IN_MANAGEMENT FOR_RENT_ON_HOLD
    PROSPECT_FOR_SALE PREPARATION_FOR_SALE FOR_SALE FOR_SALE_WITH_BID FOR_SALE_RESERVED
    TO_COMPLETE_OPTION_FOR_SALE TO_COMPLETE_FOR_SALE SOLD_UNDER_RESERVE SOLD SOLD_DEED_EXECUTED
    FOR_SALE_ON_HOLD`,
  PropertyStatusType: `FOR_SALE FOR_RENT OPTION_FOR_SALE OPTION_FOR_RENT SOLD RENTED FOR_RENT_ORDER_ENDED
    FOR_SALE_ORDER_ENDED PROSPECT_FOR_SALE PROSPECT_FOR_RENT PRICING IN_MANAGEMENT`,
  GenreType: `ArchitectDwelling Bastide Bungalow CanalHouse Castle Chalet CityDwelling CourtyardHouse Cottage
    Domain DriveInHouse DykeHouse ExclusiveVilla Farm Farmhouse FishermanDwelling
    GroundfloorBasementHouse HotelDwelling LordHouse Mansion Mas MixedDwelling Dwelling_Other
    PatioBungalow PileDwelling Presbytery SemiBungalow SingleFamilyDwelling SmallDwelling
    SplitLevelHouse StandingDwelling TownDwelling Villa WaterDwelling Dwelling_Building
    Dwelling_Unspecified Dwelling_Kangaroo BasementFlat Duplex GroundfloorFlat GroundfloorBasementFlat
    IndependentRoom Loft Maisonette Flat_Other Penthouse RoofAppartement Studio T1 T2 T3 T4 T5 T6
    Triplex UpstairsDwelling Flat_Building Flat_Unspecified StudentRoom Room_Other Carport GarageBox
    ParkingCellar ParkingLot ParkingPlace Other_Unspecified Barn Caravan Forest HolidayHouse HouseBoat
    PastureLand Pavilion RecreationGround WatermillHouse WindmillHouse Bar Cafe Catering_Other Disco
    Hotel MotorwayRestaurant PartyHall Restaurant TeaRoom Office_Commercial Office_Other Services Hangar
    Industry_Other Warehouse Workshop Boutique Shop_Commercial Shop_Other Showroom
    ProfessionalOther_Unspecified Garage Practice Agricultural ArableLand Catering Industry
    ProfessionalLand_Other Office Orchard Shop Vineyard`,
  SortType: `Dwelling Flat Land ServiceFlat Room Parking Other Catering Office Industry Shop ProfessionalOther
    ProfessionalLand`,
  Characterisation: `Annex Condominium Corner Corridor Detached End Gallery HalfDetached Haussmann Highrise InComplex
    InDwelling InFlat InOfficeBuilding InShoppingCenter Inbuilt Linked LinkedSemiDetached Porch Quadrant
    SemiDetached Terraced Townhouse Villa`,
  CommonWallsType: 'ONE_WALL TWO_WALLS THREE_WALLS FOUR_WALLS',
  GeneralStateType: 'READY_FOR_ENTRY NORMAL LUXURY_FINISH TO_RENOVATE TO_BE_DEMOLISHED TO_REFURBISH SIMPLE',
  HeatingType: `NONE NATURAL_GAS HEATING_OIL ELECTRICITY OTHER CENTRALLY_HEATED CENTRAL_FACILITIES GEYSER_RENT
    GEYSER_OWN BOILER_RENT BOILER_OWN ELECTRICAL_BOILER_RENT ELECTRICAL_BOILER_OWN SOLAR_COLLECTORS
    COALS COLLECTIVE_HEATING DISTRICT_HEATING PARENT_HEARTH HOT_AIR_HEATING AIRCO GAS_STOVE WINDMILL
    FIRE_PLACE FIRE_PLACE_POSSIBLE FLOOR_HEATING_FULLY FLOOR_HEATING_PARTIAL INDIVIDUAL GEOTHERMAL
    GAS_FIREPLACE CONDENSING_BOILER HEATING_PUMP HP_BOILER COMBI_BOILER PELLET_STOVE`,
  GlazingType: 'SINGLE DOUBLE OTHER PARTLY_DOUBLE BAY HIGHEFFICIENCY SUPERINSULATING TRIPLE',
  WindowType: 'PVC WOOD ALUMINIUM OTHER',
  RoofType: `PITCHED_ROOF FLAT_FELT_ROOF FLAT_WOODEN_ROOF FLAT_CONCRETE_ROOF OTHER FLAT_ROOF LEAN_TO_ROOF
    MANSARD_ROOF CROSS_GABLE_ROOF COMPOSITE_ROOF SHIELD_ROOF TENT_ROOF DOME_ROOF`,
  RoofCoverType: `TILES INDUSTRIAL_TILES TILES_TERRA_COTTA SLATE CONCRETE STUBBLE ZINC SHEETING IN_TERRACE OTHER
    UNKNOWN`,
  KitchenType: 'BUILD_WITHOUT_APPLIANCES BUILD_WITH_APPLIANCES OPEN_KITCHEN',
  KitchenGenreType: `OPEN_KITCHEN CLOSED_KITCHEN LARGE_KITCHEN KITCHENETTE BUILD_WITH_APPLIANCES AMERICAN_KITCHEN
    SEMI_OPEN_KITCHEN`,
  AcceptionType: 'IMMEDIATELY IN_CONSULTATION BY_DATE BY_DEED WHEN_READY',
  GarnishedType: 'TOTAL PARTIAL NO',
  RentTimeType: 'ONE_YEAR TWO_YEARS THREE_YEARS SIX_YEARS NINE_YEARS RENOVATION LIFETIME',
  ServiceChargesPaymentType: 'ADVANCE FIXED_RATE',
  EnergyClassType: 'A A+ A++ B C D E F G O ECR PN BLANK A_3PLUS A_4PLUS A_5PLUS',
  AreaApplicationType: 'Wg Wug Wp Wche Igb Iab Ag Bg Ng Nr Pg Lwag Gdr Gvr Wglk OTHER',
  JudicialDecisionType: 'Dv Ho Bo Lod Ms Gmo',
  ProtectedMonument: 'NOT_PROTECTED PROTECTED INVENTORIED',
  DelimitedFloodplainOrRiverbankType: 'FLOODPLAIN RIVERBANK NONE',
  DistanceType: `LESS_THAN_500M BETWEEN_500M_1000M BETWEEN_1000M_1500M BETWEEN_1500M_2000M BETWEEN_2KM_3KM
    BETWEEN_3KM_4KM BETWEEN_4KM_5KM MORE_THAN_5KM`,
  AreaType: `BEDROOM LIVING_ROOM KITCHEN UTILITY_ROOM BATHROOM LAVATORYROOM SHOWERROOM TOILET DRESSING OFFICE
    STORAGE CELLAR GARAGE PARKING TERRACE BACKROOM KABINET ATTICK GARDEN PORCH HALL DINING_ROOM CORNER
    LAUNDRY_ROOM LANDING CLOAKROOM OTHER SCULLERY VERANDAH DORMER ROOF_TERRACE BALCONY LOGGIA SHOWROOM
    CANTINE STORAGEROOM PRODUCTIONHALL LABROOM FLEXROOM LOGISTICSROOM BASEMENTROOM MEETINGROOM WORKSHOP
    OFFICESPACE ATELIER SHOPPINGSPACE`,
  PictureType:
    'FIRST_PICTURE INTERIEUR EXTERIEUR GARDEN MAP_OVERALL MAP_UPSTAIRS MAP_DOWNSTAIRS PRINTS POSTER',
} as const;
