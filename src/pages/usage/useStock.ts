import { useStore } from 'react-admin';

/** Litres as they were typed, and the day (`YYYY-MM-DD`) on which; '' for a day that was not kept. */
export interface Stock {
  typed: string;
  day: string;
}

interface Article {
  article: string;
  codes: readonly string[];
}

const NOTHING: Stock = { typed: '', day: '' };

/** What a customer has in stock of each article, kept in this browser. Until December 2026 without its day. */
export const useStock = (customerId: number) => {
  const [kept, setKept] = useStore<Readonly<Record<string, Stock | string>>>(`preferences.stock.${customerId}`, {});
  return {
    stockOf: ({ article, codes }: Article): Stock => {
      // Typed before its code had a SKU, it stands under that code.
      const key = [article, ...codes].find((name) => name in kept);
      const stock = kept[key ?? ''] ?? NOTHING;
      return typeof stock === 'string' ? { typed: stock, day: '' } : stock;
    },
    keep: ({ article, codes }: Article, stock: Stock) => {
      const others = Object.entries(kept).filter(([name]) => !codes.includes(name));
      setKept({ ...Object.fromEntries(others), [article]: stock });
    },
  };
};
