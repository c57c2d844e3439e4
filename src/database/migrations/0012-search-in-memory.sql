-- Homes are found and sorted in memory (docs/decisions/014-search-in-memory.md): what only the search in SQL used.
drop index property_newest;
drop index property_price;
