import Typography from '@mui/material/Typography';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { reportTexts } from '../../../i18n/nl/late/reports';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useMade } from '../../ui/form/CreateScreen';
import { PartFailed } from '../../ui/page/PartFailed';
import { endpoints } from '../../v2/endpoints';
import { serverId } from '../../visits/madeIds';

const MINUTE = 16;

/**
 * Says that the signed-in advisor has another appointment at the typed minute. It is saved all the same: the two may be
 * meant. Of other advisors v2 tells no appointments.
 */
export const DoubleBooked = () => {
  const { identity } = useGetIdentity();
  const { data: mine = [], error, refetch } = useV2Query(endpoints.home.myReports, {});
  const [advisor, typed] = useWatch({ name: ['user_id', 'scheduled'] });
  // Not the id of the address, which stays the temporary one of what was made without a network.
  const stored: unknown = useRecordContext()?.customer_report_id;
  const own = serverId(useMade() ?? stored);
  const moment = String(typed ?? '').slice(0, MINUTE);
  const others = mine.filter(
    ({ customer_report_id, scheduled }) =>
      scheduled?.slice(0, MINUTE) === moment && moment.length === MINUTE && customer_report_id !== own,
  );
  const isMine = identity !== undefined && Number(advisor) === Number(identity.id);
  if (error) return <PartFailed missing={reportTexts.unread} onRetry={() => void refetch()} />;
  const names = others.map(({ company_name }) => company_name).join(', ');
  return (
    <Typography role="status" variant="body2" color="warning.main">
      {isMine && names && reportTexts.doubleBooked(names)}
    </Typography>
  );
};
