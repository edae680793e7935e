import { waitingMarks } from '../../i18n/nl/late/waitingMarks';
import type { Fields } from '../lib/recordFields';
import { Tag } from '../ui/list/Tag';

/** Stands after the name of a record that is on this device, and not yet on the server. */
export const WaitingMark = ({ of }: { of: Fields }) =>
  of.waiting === true ? (
    <>
      {' '}
      <Tag isWarning>{waitingMarks[String(of.standing)] ?? waitingMarks.waits}</Tag>
    </>
  ) : null;
