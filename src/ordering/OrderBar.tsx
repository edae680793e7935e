import type { ReactNode } from 'react';
import { SaveOrderButton } from './SaveOrderButton';
import type { Ordering } from './useOrdering';
import './ordering.css';

interface OrderBarProps<T> {
  ordering: Ordering<T>;
  /** Scrolls away with the list. */
  filters?: ReactNode;
  /** Beside the save button. */
  children?: ReactNode;
}

/** The bar above an ordered list. The save button stays visible while the list scrolls, if it has something to save. */
export const OrderBar = <T,>({ ordering, filters, children }: OrderBarProps<T>) => (
  <>
    {filters && <div className="order-bar order-filters">{filters}</div>}
    <div className="order-bar order-ways">
      {children}
      <SaveOrderButton ordering={ordering} />
    </div>
  </>
);
