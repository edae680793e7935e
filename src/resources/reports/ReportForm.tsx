import { useV2Query } from '../../provider/ClientContext';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { endpoints } from '../../v2/endpoints';

export const ReportForm = () => {
  const { data: advisors = [] } = useV2Query(endpoints.customers.advisors, {});
  return (
    <>
      <SelectInput
        source="user_id"
        isRequired
        choices={advisors.map(({ user_id, name }) => ({ value: user_id, label: name }))}
      />
      <DateTimeInput source="scheduled" isRequired />
      <TextInput source="customer_comments" multiline minRows={4} />
      <TextInput source="working_comments" multiline minRows={4} />
    </>
  );
};
