import { useGetIdentity, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { customerPaths } from '../../lib/paths';
import { useApiList } from '../../provider/reads/useApiList';
import { useApi, useApiFailure } from '../../provider/reads/useHasApi';
import { Panel } from '../../ui/page/Panel';
import { TextLink } from '../../ui/plain/TextLink';
import type { AdvisorTask } from '../../v2/entities/task';
import './home.css';

const OLDEST_FIRST = { field: 'created', order: 'ASC' as const };
const SHOWN = { page: 1, perPage: 6 };

const WAIT_MS = 1_000;

/**
 * Of the customers that the signed-in advisor has an appointment with: only a server with `/api` knows their tasks
 * together.
 */
const useOpenTasks = () => {
  const { identity } = useGetIdentity();
  return useApiList<AdvisorTask>(
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
    const late = setTimeout(() => setTurn(true), WAIT_MS);
    return () => clearTimeout(late);
  }, []);
  return isTurn;
};

/** The open tasks at the customers that the signed-in advisor has an appointment with, past or to come. */
export const OpenTasks = () => {
  const translate = useTranslate();
  const { hasApi, query } = useOpenTasks();
  const failure = useApiFailure();
  if (!hasApi && !failure) return null;
  return (
    <div className="open-tasks">
      <Panel title={translate('home.openTasks')} query={failure ?? query}>
        {({ data: tasks, total = 0 }) =>
          tasks.length === 0 ? (
            <p className="text-muted">{translate('home.noOpenTasks')}</p>
          ) : (
            <>
              <p className="text-small text-muted">
                {translate('home.openTasksOf')}{' '}
                {total > tasks.length && translate('home.moreOpenTasks', { shown: tasks.length, total })}
              </p>
              <dl>
                {tasks.map(({ id, description, customer_id, company_name }) => (
                  <div key={id}>
                    <dt>{description}</dt>
                    <dd className="text-small">
                      <TextLink to={customerPaths.tasks(customer_id)}>{company_name}</TextLink>
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )
        }
      </Panel>
    </div>
  );
};
