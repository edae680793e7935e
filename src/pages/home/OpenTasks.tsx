import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, type RaRecord, useGetIdentity, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { useApiList } from '../../provider/reads/useApiList';
import { useApi } from '../../provider/reads/useHasApi';
import { Panel } from '../../ui/page/Panel';

const OLDEST_FIRST = { field: 'created', order: 'ASC' as const };
const SHOWN = { page: 1, perPage: 6 };

/** Milliseconds. */
const WAITS_FOR = 1_000;

const COLUMNS = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
};

interface OpenTask extends RaRecord {
  description: string;
  customer_id: number;
  company_name: string;
}

/** Of the signed-in advisor's customers: only a server with `/api` knows their tasks together. */
const useOpenTasks = () => {
  const { identity } = useGetIdentity();
  return useApiList<OpenTask>(
    'advisor_tasks',
    identity ? { filter: { user_id: identity.id, done: null }, sort: OLDEST_FIRST, pagination: SHOWN } : null,
  );
};

/** True for good once the open tasks are answered, or a second later: what stands below them would be pushed down. */
export const useTurnAfterTasks = (): boolean => {
  const api = useApi();
  const { hasApi, query } = useOpenTasks();
  const isAnswered = !api.isPending && !(hasApi && query.isPending);
  const [isTurn, setTurn] = useState(isAnswered);
  if (isAnswered && !isTurn) setTurn(true);
  useEffect(() => {
    const late = setTimeout(() => setTurn(true), WAITS_FOR);
    return () => clearTimeout(late);
  }, []);
  return isTurn;
};

/** The open tasks at the customers of the signed-in advisor. */
export const OpenTasks = () => {
  const translate = useTranslate();
  const { hasApi, query } = useOpenTasks();
  if (!hasApi) return null;
  return (
    // On a wide screen below the calendar, in columns.
    <Box sx={{ order: { lg: 1 }, gridColumn: { lg: '1 / -1' }, minWidth: 0 }}>
      <Panel title={translate('home.openTasks')} query={query}>
        {({ data: tasks, total = 0 }) =>
          tasks.length === 0 ? (
            <Typography color="text.secondary">{translate('home.noOpenTasks')}</Typography>
          ) : (
            <>
              <Typography variant="body2" color="text.secondary">
                {translate('home.openTasksOf')}{' '}
                {total > tasks.length && translate('home.moreOpenTasks', { shown: tasks.length, total })}
              </Typography>
              <Box component="dl" sx={COLUMNS}>
                {tasks.map(({ id, description, customer_id, company_name }) => (
                  <Box key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
                    <dt>{description}</dt>
                    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                      <Link to={customerPaths.tasks(customer_id)}>{company_name}</Link>
                    </Typography>
                  </Box>
                ))}
              </Box>
            </>
          )
        }
      </Panel>
    </Box>
  );
};
