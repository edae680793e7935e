import { LinkBase } from 'ra-core';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/customerPaths';
import { withoutRow } from '../../ui/RecordLink';

/** From a row to that customer's dashboard. */
export const DashboardLink = () => {
  const translate = useTranslate();
  const customer = useRecordContext();
  if (!customer) return null;
  const label = translate('customers.dashboardOf', { name: customer.company_name });
  return (
    <LinkBase
      className="record-action"
      to={customerPaths.dashboard(customer.id)}
      aria-label={label}
      title={label}
      onClick={withoutRow}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 4h16v16H4z M11 4v16 M11 11h9" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </LinkBase>
  );
};
