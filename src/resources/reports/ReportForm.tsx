import Typography from '@mui/material/Typography';
import { TextInput, useGetIdentity, useRecordContext } from 'react-admin';
import { reportTexts } from '../../../i18n/nl/late/reports';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { EditScreen } from '../../ui/form/EditScreen';
import { DateTimeInput } from '../../ui/inputs/DateTimeFields';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { CustomerOfRecord } from '../../ui/page/CustomerLink';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { useReturnTo } from '../../ui/page/returnTo';
import { endpoints } from '../../v2/endpoints';
import type { Advisor } from '../../v2/entities/customer';
import { ReportBody } from '../../v2/entities/report';
import { DoubleBooked } from './DoubleBooked';

const ReportForm = ({ isNew }: { isNew: boolean }) => {
  const query = useV2Query(endpoints.customers.advisors, {});
  return (
    <>
      <SelectInput source="user_id" isRequired query={query} choices={useAdvisors(query.data)} />
      <div>
        <DateTimeInput source="scheduled" isRequired />
        <DoubleBooked />
      </div>
      {!isNew && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {reportTexts.stays}
        </Typography>
      )}
      <TextInput source="customer_comments" multiline minRows={4} />
      <TextInput source="working_comments" multiline minRows={4} />
    </>
  );
};

/** All advisors and the report's own one, who may have left. Without the list only the known one. */
const useAdvisors = (advisors: readonly Advisor[] = []) => {
  const { identity } = useGetIdentity();
  const own = useRecordContext<{ id: number; advisor: Advisor | null }>()?.advisor;
  const signedIn = identity && { user_id: Number(identity.id), name: identity.fullName ?? '' };
  const known = own ?? signedIn;
  const isListed = advisors.some(({ user_id }) => user_id === known?.user_id);
  const choices = known && !isListed ? [known, ...advisors] : advisors;
  return choices.map(({ user_id, name }) => ({ id: user_id, name }));
};

/** The advisor is the signed-in user unless another one is chosen (section 5). */
export const ReportCreate = () => {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <CustomerCreateScreen schema={ReportBody} defaultValues={{ user_id: identity.id }} after={customerPaths.reports}>
      <ReportForm isNew />
    </CustomerCreateScreen>
  );
};

export const ReportEdit = () => {
  const from = useReturnTo();
  return (
    <EditScreen
      overview={CUSTOMERS}
      schema={ReportBody}
      links={
        <>
          <CustomerOfRecord />
          <HistoryButton />
        </>
      }
      redirect={(_resource, _id, data) => from ?? customerPaths.reports(data?.customer_id)}
    >
      <ReportForm isNew={false} />
    </EditScreen>
  );
};
