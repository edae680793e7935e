import { useRecordContext, useTranslate } from 'react-admin';

/** What was done, by the call that did it. */
export const AuditVerb = () => {
  const translate = useTranslate();
  const verb = String(useRecordContext()?.verb ?? '');
  return translate(`audit.verbs.${verb}`, { _: verb });
};
