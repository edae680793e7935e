import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { AuditChanges } from './AuditChanges';
import { AuditVerb } from './AuditVerb';

/** What was done, by whom and to which fields, where there is no room for columns. */
export const AuditBrief = () => {
  const userName = useRecordContext()?.user_name;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        <AuditVerb /> · {userName}
      </Typography>
      <AuditChanges />
    </>
  );
};
