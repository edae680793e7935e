import { TextInput, useGetIdentity, useRecordContext } from 'react-admin';
import { useV2Query } from '../../provider/reads/ClientContext';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { endpoints } from '../../v2/endpoints';
import type { Advisor } from '../../v2/entities/customer';

export const ReportForm = () => {
  const query = useV2Query(endpoints.customers.advisors, {});
  return (
    <>
      <SelectInput source="user_id" isRequired query={query} choices={useAdvisors(query.data)} />
      <DateTimeInput source="scheduled" isRequired />
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
