/** The personal and confidential data in the house below: none of it may be kept. */
export const confidentialWords = [
  ...[
    'Sleutel bij de buren',
    'REF-EIGENAAR',
    'Enkel intern',
    'Verkoper wil snel weg',
    'MANDAAT-77',
    '401111',
    '8123',
  ],
  ...['Wouters', 'wouters@bouw.example', '0470 12 34 56', '1941-05-06'],
];

/** An invented house as Skarabee describes it, with every element that the mapper reads. */
export function skarabeePublication({ info = '', property = '', more = '' } = {}): string {
  return `<Publication>
<Info><ID>4200300</ID><Guid>1</Guid><Created>2026-09-01T09:00:00</Created><Modified>2026-11-02T08:15:00</Modified>${info}
<HidePrice>false</HidePrice><HideAddress>false</HideAddress><HideHouseNumber>false</HideHouseNumber><Enabled>true</Enabled><FlashID>NEW</FlashID></Info>
<Property>${property}<ID>9</ID><Reference>SK-300</Reference><Active>true</Active><MarketType>RES</MarketType><Status>FOR_SALE</Status><FlowStatus>FOR_SALE_WITH_BID</FlowStatus>
<Price>389000,50</Price><PriceType>TOTAL</PriceType><Currency>EUR</Currency><PriceIndication>ASKING_PRICE</PriceIndication>
<Typo><Type>Estate</Type><Category>Residential</Category><Sort>Dwelling</Sort><Genre>SingleFamilyDwelling</Genre><Characterisation>Dwelling_SemiDetached</Characterisation></Typo>
<NumberOfBedrooms>4</NumberOfBedrooms><NumberOfBathrooms>1</NumberOfBathrooms><NumberOfLavatoryRooms>1</NumberOfLavatoryRooms><NumberOfToilets>2</NumberOfToilets>
<NumberOfRooms>9</NumberOfRooms><NumberOfFloors>3</NumberOfFloors><NumberOfGarages>1</NumberOfGarages><NumberOfParkingPlaces>2</NumberOfParkingPlaces>
<MaximumOccupants>6</MaximumOccupants><Area>210</Area><TotalFloorArea>-1</TotalFloorArea><LandArea>612</LandArea><SurfaceLivable>171,5</SurfaceLivable><SurfaceGarden>400</SurfaceGarden>
<SurfaceTerrace>22</SurfaceTerrace><SurfaceShowroom>14</SurfaceShowroom><SurfaceStock>15</SurfaceStock><Width>12</Width><Depth>51</Depth><FrontWidth>9.5</FrontWidth>
<Dimensions><OfficeSurface Unit="M_2">16</OfficeSurface></Dimensions><ConstructionYear>1968</ConstructionYear><RenovationYear>2012</RenovationYear><NewEstate>FALSE</NewEstate>
<HasGarage>TRUE</HasGarage><HasGarden>TRUE</HasGarden><HasTerrace>TRUE</HasTerrace><HasBalcony>FALSE</HasBalcony><HasElevator>FALSE</HasElevator><HasCellar>TRUE</HasCellar>
<HasAttick>TRUE</HasAttick><HasWashPlace>TRUE</HasWashPlace><HasOffice>TRUE</HasOffice><PetsAllowed>TRUE</PetsAllowed><HasDisabledAccess>FALSE</HasDisabledAccess><HasPool>FALSE</HasPool>
<HasAirco>FALSE</HasAirco><HasFirePlace>TRUE</HasFirePlace><HasAlarm>TRUE</HasAlarm><HasVideoPhone>FALSE</HasVideoPhone><HasGasConnect>TRUE</HasGasConnect><HasWaterConnect>TRUE</HasWaterConnect>
<HasElectricityConnect>TRUE</HasElectricityConnect><HasSewerConnect>TRUE</HasSewerConnect><HasInternetConnect>TRUE</HasInternetConnect><HasSolarPanels>TRUE</HasSolarPanels><HasFurniture>UNDEFINED</HasFurniture>
<Garnished>NO</Garnished><StorageRoom>INSIDE</StorageRoom><FloorLevelNL>Gelijkvloers</FloorLevelNL>
<Levels><Level><LevelNumber>0</LevelNumber><areas><Area><Type>LIVING_ROOM</Type><surfaceFrom>38,5</surfaceFrom></Area><Area><Type>CORNER</Type></Area></areas></Level>
<Level><LevelNumber>1</LevelNumber><areas><Area><Type>BEDROOM</Type><surfaceFrom>14</surfaceFrom></Area></areas></Level></Levels>
<Residence>Sint-Andries</Residence><Address><Street>Olympialaan</Street><HouseNumber>7</HouseNumber><HouseNumberExtension>A</HouseNumberExtension><MailBox>3</MailBox><CountryID>BE</CountryID>
<City ID="12" ZipCode="8200">Brugge</City><Position X="3,1937" Y="51,1946" Type="EPSG_4326"/></Address>
<GlazingTypes><GlazingType>DOUBLE</GlazingType><GlazingType>HIGHEFFICIENCY</GlazingType><GlazingType>BAY</GlazingType></GlazingTypes>
<HeatingTypes><HeatingType>NATURAL_GAS</HeatingType><HeatingType>CONDENSING_BOILER</HeatingType><HeatingType>INDIVIDUAL</HeatingType><HeatingType>FLOOR_HEATING_PARTIAL</HeatingType></HeatingTypes>
<IsolationTypes><IsolationType>ROOF_ISOLATION</IsolationType></IsolationTypes><WindowType>PVC</WindowType><RoofType>SHIELD_ROOF</RoofType><RoofCoverType>TILES</RoofCoverType>
<GeneralState>TO_REFURBISH</GeneralState><KitchenType>BUILD_WITH_APPLIANCES</KitchenType><KitchenGenre>LARGE_KITCHEN</KitchenGenre><Acception>BY_DEED</Acception><CommonWalls>ONE_WALL</CommonWalls>
<Dates><AvailableFrom>2027-04-01T00:00:00</AvailableFrom></Dates>
<DistanceToSchool>LESS_THAN_500M</DistanceToSchool><DistanceToShops>BETWEEN_500M_1000M</DistanceToShops><DistanceToHighway>BETWEEN_3KM_4KM</DistanceToHighway><DistanceToBusStop>LESS_THAN_500M</DistanceToBusStop>
<DistanceToRailwayStation>BETWEEN_2KM_3KM</DistanceToRailwayStation>
<UrbanDevelopment><Permit>TRUE</Permit><Summons>FALSE</Summons><PreemptiveRights>FALSE</PreemptiveRights><AllotmentPermit>TRUE</AllotmentPermit><AreaApplication Code="Wglk"/>
<JudicialDecision>FALSE</JudicialDecision><CommentOnJudicialDecision>Uitbouw van 2012 is vergund.</CommentOnJudicialDecision><ProtectedMonument>NOT_PROTECTED</ProtectedMonument></UrbanDevelopment>
<Energy><Index>276</Index><Class>C</Class><ClassEndDate>2034-02-11T00:00:00</ClassEndDate><EnergyCertificateNr>20240211-0000111222-RES-1</EnergyCertificateNr><EnergyLevel>70</EnergyLevel></Energy>
<GES><Index>52</Index></GES><EnergyIndexYearlyTotal>47300</EnergyIndexYearlyTotal><WaterPolicyPScore>A</WaterPolicyPScore><WaterPolicyGScore>D</WaterPolicyGScore>
<DelimitedFloodplainOrRiverbank>RIVERBANK</DelimitedFloodplainOrRiverbank><CadastrallIncome>1130</CadastrallIncome><CadastrallIncomeIndexed>2470</CadastrallIncomeIndexed><RealEstateTax>988</RealEstateTax>
<Financials><ServiceCosts><Amount Value="120"/><Recurrency>TRIMESTRIAL</Recurrency></ServiceCosts><MinimumPrice><Amount Value="350000"/></MinimumPrice>
<RentPrice><Amount Value="14400"/><Recurrency>YEARLY</Recurrency></RentPrice><SalePrice><VATRate>6</VATRate></SalePrice><TotalCommission><Amount Value="8123"/></TotalCommission></Financials>
<Certifications><Certification Type="ASBESTOS"><Date>2026-02-07T00:00:00</Date><Conform>FALSE</Conform></Certification><Certification><Type>ELECTRICITY_CERTIFICATE</Type><Conform>TRUE</Conform></Certification>
<Certification Type="AS_BUILT"><Conform>TRUE</Conform></Certification><Certification Type="SOIL_CERT"><Date>2026-03-01T00:00:00</Date></Certification></Certifications>
<CustomDescriptions><CustomDescription><Code>PRINT</Code><Language>NL</Language><Title>Voor druk</Title></CustomDescription>
<CustomDescription><Code>WEB</Code><Language>NL</Language><Title>Gezinswoning met tuin</Title><Description>Vier slaapkamers.&lt;br/&gt;Tuin op het zuiden.</Description></CustomDescription>
<CustomDescription><Code>WEB</Code><Language>FR</Language><Title>Maison familiale</Title><Description>Quatre chambres.</Description></CustomDescription></CustomDescriptions>
<VideoUrl>https://film.example/300</VideoUrl><VirtualUrl/><VRURL>https://rondgang.example/300</VRURL><ResponsibleLoginId>77</ResponsibleLoginId><OfficeId>5</OfficeId>
<HasSauna>TRUE</HasSauna>
<Confidential>Sleutel bij de buren</Confidential><OwnerInformation><SellerLogin Reference="REF-EIGENAAR"/></OwnerInformation><CollegialInfo>Enkel intern</CollegialInfo><Clauses>Verkoper wil snel weg</Clauses>
<MandateNumber>MANDAAT-77</MandateNumber><SoldPrice>401111</SoldPrice><Project><ContactPerson><LastName>Wouters</LastName><Email>wouters@bouw.example</Email><Phone>0470 12 34 56</Phone></ContactPerson></Project>
<LifeAnnuity><Heads><Head1><DateOfBirth>1941-05-06</DateOfBirth></Head1></Heads></LifeAnnuity></Property>
<Pictures><Picture><Index>2</Index><Name>a.jpg</Name><Description>De tuin</Description><URL>https://foto.skarabee.example/300/2.jpg</URL><Modified>2026-10-02T10:00:00</Modified><PictureType>GARDEN</PictureType></Picture>
<Picture><Index>9</Index><Name>a.jpg</Name><URL>https://foto.skarabee.example/300/9.jpg</URL><Modified>2026-10-03T10:00:00</Modified><PictureType>FIRST_PICTURE</PictureType></Picture>
<Picture><Index>1</Index><URL>https://foto.skarabee.example/300/1.jpg</URL><PictureType>UNDEFINED</PictureType></Picture><Picture><Index>3</Index><URL>https://foto.skarabee.example/300/p.jpg</URL><PictureType>POSTER</PictureType></Picture></Pictures>
<FloorPlans><Picture><Index>1</Index><Name>plan.png</Name><URL>https://foto.skarabee.example/300/plan.png</URL></Picture><Picture><Index>2</Index><Name>plan.pdf</Name><URL>https://foto.skarabee.example/300/plan.pdf</URL></Picture></FloorPlans>
<Documents><Document><DocumentID>31</DocumentID><OriginalName>epc.pdf</OriginalName><Description/><URL>https://foto.skarabee.example/300/epc.pdf</URL><FileType>PDF</FileType><Modified>2026-10-01T00:00:00</Modified></Document></Documents>
${more}</Publication>`;
}
