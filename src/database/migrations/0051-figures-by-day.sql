-- The figures of the agency count all properties of a few days: without this every day of all years is read.
create index visit_count_day on visit_count (day) include (property_id, source, language, count);
