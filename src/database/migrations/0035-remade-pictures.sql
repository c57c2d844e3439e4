-- Which picture another was made from, by turning, cropping or making something in it unrecognisable.
alter table picture add column made_from text references picture on delete set null;
create index picture_made_from on picture (made_from) where made_from is not null;
