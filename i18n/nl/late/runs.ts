import { formatNumber } from '../../../src/lib/numbers';
import { withComma } from '../../../src/v2/decimalNotation';
import { counted } from '../../counted';

/** Texts of changes of many records at once. Apart from the catalogue: they come with their screens. */
export const runTexts = {
  title: (records: string) => `${records} wijzigen`,
  what: 'Wat wil je wijzigen?',
  choose: 'Kies een wijziging',
  price: {
    by: 'Met',
    percent: 'Percentage',
    amount: 'Bedrag excl. btw',
    value: 'Hoeveel',
    percentHint: 'Bijvoorbeeld 4,5 of -10.',
    amountHint: 'Bijvoorbeeld 0,50 of -1.',
    rounding: 'Afronden',
    cents: 'Op hele centen',
    ninetyFive: 'Op ,95 excl. btw',
    refused: 'Vul een getal in, met een min ervoor voor minder.',
  },
  value: 'Wordt',
  yes: 'Ja',
  no: 'Nee',
  how: 'Doe',
  add: 'Toevoegen',
  remove: 'Weghalen',
  which: 'Welke',
  reasons: {
    noPrice: 'Er is geen prijs ingevuld.',
    belowZero: 'De prijs zou onder nul komen.',
    untold: 'De server vertelt niet wat hier al staat: bij een wijziging zou dat verdwijnen.',
  },
  dearer: (names: readonly string[]) =>
    `Bij ${counted(names.length, 'product', 'producten')} wordt de actieprijs niet lager dan de prijs: ${names.slice(0, 5).join('; ')}${names.length > 5 ? '; …' : ''}. Klopt dat?`,
  rows: 'Regels',
  states: {
    all: (count: number) => `Alles (${formatNumber(count)})`,
    changes: (count: number) => `Verandert (${formatNumber(count)})`,
    same: (count: number) => `Blijft gelijk (${formatNumber(count)})`,
    refused: (count: number) => `Kan niet (${formatNumber(count)})`,
    out: (count: number) => `Weggelaten (${formatNumber(count)})`,
  },
  name: 'Naam',
  old: 'Nu',
  new: 'Wordt',
  withVat: (price: string) => `${price} incl. btw`,
  take: (name: string) => `Meenemen: ${name}`,
  takePage: 'Alles op deze pagina meenemen',
  same: 'Blijft gelijk',
  change: 'Wijzigen',
  noPrice: 'Vul hierboven in met hoeveel. Je ziet eerst per regel wat het wordt; er wordt nog niets opgeslagen.',
  empty: 'Kies hierboven wat er verandert. Je ziet eerst per regel wat het wordt; er wordt nog niets opgeslagen.',
  none: 'Geen regels.',
  gone: (count: number) => `${counted(count, 'regel is', 'regels zijn')} intussen verwijderd.`,
  failed: 'Er ging iets mis met de bulkwijziging.',
  maybeDone:
    'Misschien is het toch gelukt. Probeer het nog eens: geen regel verandert twee keer. Of kijk bij Bulkwijzigingen.',
  lookAt: 'Kijk bij Bulkwijzigingen wat er is gewijzigd.',
  /** Of the label that may be stored, with room for which piece it is. */
  piece: (label: string, at: number, of: number) => `${label.slice(0, 230)} (deel ${at} van ${of})`,
  unreadable: 'De regels konden niet worden geladen.',
  isOut: 'Doet niet mee',
  revertDone: (count: number) => `${counted(count, 'regel', 'regels')} teruggedraaid.`,
  done: (count: number) => `${counted(count, 'regel', 'regels')} gewijzigd.`,
  notDone: (count: number) => `${counted(count, 'regel is', 'regels zijn')} niet gewijzigd:`,
  again: (count: number) => `Deze ${count === 1 ? 'regel' : `${formatNumber(count)} regels`} opnieuw bekijken`,
  was: 'Was',
  became: 'Werd',
  wanted: 'Zou worden',
  whyNot: 'Waarom niet',
  outcomes: {
    done: 'Gewijzigd.',
    changed: 'Intussen gewijzigd.',
    gone: 'Intussen verwijderd.',
    refused: 'Niet toegestaan.',
    same: 'Had deze waarde al.',
    failed: 'Er kwam geen antwoord.',
  },
  progress: (count: number, total: number) =>
    `${formatNumber(count)} van ${counted(total, 'regel', 'regels')} verwerkt`,
  stop: 'Stoppen',
  goOn: 'Doorgaan',
  goOnOf: (label: string) => `Doorgaan: ${label}`,
  waiting: (count: number) => `${counted(count, 'regel wacht', 'regels wachten')} nog.`,
  tryAgain: (count: number) =>
    count === 1 ? 'Mislukte regel opnieuw proberen' : `${formatNumber(count)} mislukte regels opnieuw proberen`,
  notKept: 'De bulkwijziging is gestopt: deze browser kan niet bewaren hoever die is.',
  ofBrowser: 'Bulkwijzigingen worden bewaard in deze browser, totdat je uitlogt.',
  counts: (done: number, left: number, waiting: number) =>
    [
      `${formatNumber(done)} gewijzigd`,
      ...(left > 0 ? [`${formatNumber(left)} niet`] : []),
      ...(waiting > 0 ? [counted(waiting, 'wacht', 'wachten')] : []),
    ].join(', '),
  revert: 'Terugdraaien',
  revertedLabel: (label: string) => `Teruggedraaid: ${label}`,
  revertOf: (label: string) => `Terugdraaien: ${label}`,
  revertQuestion: (count: number) =>
    `${counted(count, 'regel krijgt', 'regels krijgen')} de oude waarde terug. Wat daarna is gewijzigd, blijft zoals het is en zie je in de lijst.`,
  reverted: 'De bulkwijziging is teruggedraaid',
  isReverted: 'Teruggedraaid',
  revertFailed: 'Er ging iets mis met het terugdraaien.',
  details: (count: number) => `Regels (${formatNumber(count)})`,
  detailsOf: (label: string) => `Regels van ${label}`,
  /** '+4.5' percent -> '+4,5%', amount -> '+€ 4,50'. */
  labels: {
    price: (field: string, by: 'percent' | 'amount', value: string, isRounded: boolean) => {
      const [, sign = '', size = ''] = /^([+-]?)(.*)$/.exec(withComma(value.trim())) ?? [];
      const signed = `${sign || '+'}${by === 'percent' ? `${size}%` : `€\u00a0${size}`}`;
      return `${field} ${signed}${isRounded ? ', op ,95' : ''}`;
    },
    set: (field: string, value: string) => `${field}: ${value}`,
    add: (field: string, item: string) => `${field}: ${item} toegevoegd`,
    remove: (field: string, item: string) => `${field}: ${item} weggehaald`,
  },
};
