import { formatPhone, phoneAddress } from '../../lib/contactDetails';
import { withoutRow } from './RecordLink';

/** A telephone number in the usual notation, to be called with a tap. Other text stays text. */
export const PhoneLink = ({ phone }: { phone: string | null | undefined }) => {
  const shown = formatPhone(phone ?? '');
  const address = phoneAddress(phone ?? '');
  if (!address) return shown;
  return (
    <a className="phone-link" href={address} onClick={withoutRow}>
      {shown}
    </a>
  );
};
