import { counted } from '../../counted';

/** Texts of the statistics of both shops. Apart from the catalogue: they come with their page. */
export const bothShopsTexts = {
  meaning:
    'Verkoop en orders tellen hetzelfde: bestellingen, ook die van bezoekers zonder account. Omzet is wat ze samen kosten, incl. btw. Orders per klant en systeemgebruik tellen alleen klanten die er nu zijn, bestverkochte producten alleen wat er nu is.',
  months: {
    title: 'Deze maand tot en met vandaag',
    figures: { revenue: 'Omzet', orders: 'Orders', average: 'Gemiddelde order' },
    sameDays: (day: number, month: string, value: string) => `t/m ${day} ${month}: ${value}`,
    whole: (month: string, value: string) => `heel ${month}: ${value}`,
  },
  period: {
    last30: 'Laatste 30 dagen',
    thisMonth: 'Deze maand',
    lastMonth: 'Vorige maand',
    thisYear: 'Dit jaar',
    from: 'Van',
    to: 'Tot en met',
    wrong: 'Vul twee datums in, zoals 21-11-2026: het einde niet vóór het begin, en hoogstens drie jaar ertussen.',
    sum: (orders: number, average: string) => `${counted(orders, 'order', 'orders')}, gemiddeld ${average}`,
    read: (from: string, to: string, revenue: string, orders: number) =>
      `Van ${from} tot en met ${to}: omzet ${revenue}, ${counted(orders, 'order', 'orders')}`,
    inFile: (title: string, from: string, to: string) => `${title} van ${from} tot en met ${to}`,
    charts: { revenue: 'Omzet van beide shops', orders: 'Orders van beide shops' },
  },
  noneSold: 'Over deze dagen is niets verkocht van de producten die er nu zijn.',
  perShop: 'Laatste 30 dagen per shop',
};
