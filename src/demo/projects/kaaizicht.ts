import { said } from '#demo/said.ts';
import { belgianTaxNote } from './tax-notes.ts';
import type { DemoProject } from './unit-row.ts';

/** Has a website of its own with its properties. */
export const kaaizicht: DemoProject = {
  reference: 'RL-P07',
  name: 'Kaaizicht',
  at: '2000 Antwerpen',
  street: 'Godefriduskaai 22',
  latitude: 51.2313,
  longitude: 4.4062,
  looks: 'loft-conversion',
  pictures: ['interior-empty-loft'],
  title: said(
    'lofts in een pakhuis op het Eilandje',
    'des lofts dans un entrepôt de l’Eilandje',
    'Lofts in einem Lagerhaus auf dem Eilandje',
    'lofts in a warehouse on the Eilandje',
  ),
  lede: said(
    'Gietijzeren kolommen, vier meter plafond en het dok voor de deur; plannen en prijzen staan op de site van de bouwheer.',
    'Colonnes de fonte, quatre mètres sous plafond et le bassin devant la porte ; plans et prix figurent sur le site du promoteur.',
    'Gusseiserne Säulen, vier Meter Raumhöhe und das Hafenbecken vor der Tür; Pläne und Preise stehen auf der Seite des Bauträgers.',
    'Cast-iron columns, four-metre ceilings and the dock at the door; plans and prices are on the developer’s site.',
  ),
  description: said(
    'Het pakhuis uit 1904 krijgt nieuwe vloeren, ramen en technieken achter de oude gevel.\n\nWij begeleiden de verkoop samen met de bouwheer.',
    'L’entrepôt de 1904 reçoit de nouveaux planchers, châssis et techniques derrière son ancienne façade.\n\nNous accompagnons la vente avec le promoteur.',
    'Das Lagerhaus von 1904 erhält hinter der alten Fassade neue Decken, Fenster und Haustechnik.\n\nWir begleiten den Verkauf gemeinsam mit dem Bauträger.',
    'Behind its old façade the warehouse of 1904 gets new floors, windows and services.\n\nWe handle the sale together with the developer.',
  ),
  taxNote: belgianTaxNote,
  handoverOn: '2027-06-30',
  externalUrl: 'https://www.kaaizicht.example/',
  agent: 1,
  publishedDaysAgo: 85,
  units: [],
};
