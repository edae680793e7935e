import Card from '@mui/material/Card';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useApi } from '../../provider/reads/useHasApi';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import { BrowserRunList } from './BrowserRunList';
import { RunList } from './RunList';

/** The changes of many records at once: of the server, or of this browser where v2 has no `/api`. */
export const RunsPage = () => {
  const translate = useTranslate();
  const { data: hasApi, error, refetch } = useApi();
  if (hasApi === true)
    return (
      <ResourceContextProvider value="runs">
        <RunList />
      </ResourceContextProvider>
    );
  return (
    <>
      <PageHeading title={translate('resources.runs.name', { smart_count: 2 })} />
      {hasApi === false ? (
        <BrowserRunList />
      ) : (
        error && (
          <Card>
            <LoadFailed error={error} onRetry={refetch} />
          </Card>
        )
      )}
    </>
  );
};
