/** Texts of the forecast of usage. Apart from the catalogue: they come with their page. */
export const usageTexts = {
  title: 'Verbruik',
  titleOf: (name: string) => `Verbruik · ${name}`,
  none: 'Geen machine heeft een product en een verbruik.',
  assumptions: 'Uitgangspunten',
  carsPerDay: 'Auto’s per dag',
  daysPerWeek: 'Wasdagen per week',
  refused: (max: string) => `Vul een getal in van 0 tot en met ${max}.`,
  formula:
    'Liters in een maand = verbruik (ml per auto) × auto’s per dag × dagen in de maand × wasdagen per week ÷ 7 ÷ 1.000. Percentage en frequentie zijn de instelling van de pomp; zij tellen niet apart mee.',
  left: (count: number) =>
    count === 1
      ? 'Eén machine zonder product of met een verbruik dat geen getal is, telt niet mee.'
      : `${count} machines zonder product of met een verbruik dat geen getal is, tellen niet mee.`,
  order: 'Bestellijst',
  perMachine: 'Per machine',
  perCar: 'ml per auto',
  litresIn: (month: string) => `Liter in ${month}`,
  ordered: 'Besteld per maand (l)',
  stock: 'Voorraad (l)',
  stockOf: (name: string) => `Voorraad van ${name} in liters`,
  countedOn: (day: string) => (day ? `van ${day}` : 'van eerder'),
  lastsUntil: 'Voorraad tot',
  noNumber: 'Geen getal',
  packages: 'Te bestellen',
  explained:
    'Besteld is het gemiddelde van de laatste drie hele maanden, van de SKU van die regel alleen. Te bestellen zijn hele verpakkingen voor de drie maanden hierboven, na aftrek van wat er van de voorraad over is aan het eind van deze maand. Een voorraad telt vanaf de dag waarop je die invulde. Producten met dezelfde SKU en verpakking staan op één regel.',
  keptHere: 'Uitgangspunten en voorraad blijven in deze browser.',
  lacksNames: 'De namen en verpakkingen van de producten ontbreken daarom.',
  lacksOrders: 'Wat besteld is, ontbreekt daarom.',
  csv: {
    product: 'Product',
    sku: 'SKU',
    needed: 'Liter nodig',
    stock: 'Voorraad (l)',
    packages: 'Verpakkingen',
  },
};
