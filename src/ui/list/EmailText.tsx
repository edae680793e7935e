import { Fragment } from 'react';
import { splitEmails } from '../../lib/emails';

/** Addresses in full: where there is no room, a line ends before the @. */
export const EmailText = ({ list }: { list: string | null | undefined }) =>
  splitEmails(list)
    .join(', ')
    .split('@')
    .map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <Fragment key={place}>
        {place > 0 && (
          <>
            <wbr />@
          </>
        )}
        {part}
      </Fragment>
    ));
