/** Filters that let through the same in memory and under `/api`. `rating` is a number, `minimum` a price. */
export const RANGED = [
  { id: 1, created: '2026-11-20 23:59:59', minimum: '9.50', rating: 3 },
  { id: 2, created: '2026-11-21 00:00:00', minimum: '10.00', rating: 4 },
  { id: 3, created: '2026-11-21 23:59:59', minimum: '100.00', rating: 5 },
  { id: 4, created: '2026-11-22 00:00:00', minimum: '-1.00', rating: null },
  { id: 5, created: '', minimum: '', rating: 0 },
];

export const RANGE_CASES: readonly [filter: Readonly<Record<string, unknown>>, ids: readonly number[]][] = [
  [{ created_gte: '2026-11-21' }, [2, 3, 4]],
  // Of an upper bound without a time the whole day counts.
  [{ created_lte: '2026-11-21' }, [1, 2, 3]],
  [{ created_lte: '2026-11-21 00:00:00' }, [1, 2]],
  [{ created_gte: '2026-11-21', created_lte: '2026-11-21' }, [2, 3]],
  [{ created_gte: '2026-11-23' }, []],
  // As react-admin's DateTimeInput has it, and the filters of its documentation: in the business's time, or in that of a zone.
  [{ created_gte: '2026-11-21T10:00' }, [3, 4]],
  [{ created_lte: '2026-11-21T23:59' }, [1, 2]],
  [{ created_gte: '2026-11-21T22:59:59.000Z', created_lte: '2026-11-21T23:00:00.000Z' }, [3, 4]],
  [{ rating_gte: 4 }, [2, 3]],
  [{ rating_lte: '4' }, [1, 2, 5]],
  [{ rating_gte: 3.5, rating_lte: 4.5 }, [2]],
  [{ rating_gte: 'veel' }, []],
  [{ minimum_gte: 10 }, [2, 3]],
  [{ minimum_lte: '9,50' }, [1, 4]],
  [{ minimum_gte: '9.5', minimum_lte: 99 }, [1, 2]],
  [{ created_gte: '', rating_lte: null }, [1, 2, 3, 4, 5]],
];

/** A number, as react-admin's NumberInput asks for it, is the price of that worth, however that is written. */
export const PRICE_CASES: typeof RANGE_CASES = [
  [{ minimum: 9.5 }, [1]],
  [{ minimum: '10.00' }, [2]],
  [{ minimum: 10 }, [2]],
  [{ minimum: [-1, 100, 'veel'] }, [3, 4]],
  [{ minimum: 'veel' }, []],
  [{ minimum: 9.51 }, []],
];

/** `/api` knows which field is a price: there a text is one too. */
export const PRICE_TEXT_CASES: typeof RANGE_CASES = [
  [{ minimum: '9.5' }, [1]],
  [{ minimum: '9,500' }, [1]],
  [{ minimum: [-1, '100,0', 'veel'] }, [3, 4]],
];
