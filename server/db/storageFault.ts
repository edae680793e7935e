/** Faults of the storage itself, with a text for staff. Without their cause the server works, without a restart. */
interface Fault {
  /** Of the message. */
  sqlite: RegExp;
  /** Of the SQLSTATE or the code of Node.js, or of the message of an error of `pg` itself, which has no code. */
  postgres: RegExp;
  text: string;
}

const FAULTS: readonly Fault[] = [
  {
    sqlite: /^(database or disk is full|disk I\/O error)/,
    postgres: /^53100$/,
    text: 'De schijf van de server is vol. Er is niets opgeslagen.',
  },
  {
    sqlite: /^(attempt to write a readonly database|unable to open database file)/,
    postgres: /^25006$/,
    text: 'De server kan niets opslaan: de gegevens zijn alleen te lezen. Er is niets opgeslagen.',
  },
  {
    sqlite: /^(database disk image is malformed|file is not a database)/,
    postgres: /^XX00[12]$/,
    text: 'De gegevens van de server zijn beschadigd. Er is niets opgeslagen. Waarschuw de beheerder: er moet een back-up worden teruggezet.',
  },
  {
    // Another program holds it; PostgreSQL is restarted, with its container also its name is gone, a restore makes its
    // database anew, its administrator ends a query, closes the database or changes the account, another program holds a
    // row for longer than a limit of its administrator, or it has no connection to spare. A write may have been stored.
    sqlite: /^database is locked/,
    postgres:
      /^((08|28|57)\w{3}|53[23]00|55000|55P03|25P0[34]|3D000|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$|^timeout exceeded|^Connection terminated|is not queryable$/,
    text: 'De server kan nu even niet bij zijn gegevens. Probeer het zo opnieuw.',
  },
];

/** The text of a storage fault; undefined for every other error. */
export const storageFault = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : error.message;
  return FAULTS.find(({ sqlite, postgres }) =>
    code === 'ERR_SQLITE_ERROR' ? sqlite.test(error.message) : postgres.test(code),
  )?.text;
};
