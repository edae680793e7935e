import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import IconButton from '@mui/material/IconButton';
import { LinkBase } from 'ra-core';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/customerPaths';

/** From a row to that customer's dashboard. */
export const DashboardLink = () => {
  const translate = useTranslate();
  const customer = useRecordContext();
  if (!customer) return null;
  const label = translate('customers.dashboardOf', { name: customer.company_name });
  return (
    <IconButton
      component={LinkBase}
      to={customerPaths.dashboard(customer.id)}
      size="small"
      aria-label={label}
      title={label}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <DashboardIcon fontSize="small" />
    </IconButton>
  );
};
