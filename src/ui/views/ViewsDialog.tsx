import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { viewTexts } from '../../../i18n/nl/late/views';
import { useAttempt } from '../../feedback/failures';
import { useColumnChoice } from '../columns/columnChoice';
import { LoadFailed } from '../page/LoadFailed';
import { SaveView } from './SaveView';
import { type SavedView, useViews } from './useViews';
import { ViewLine } from './ViewLine';
import { parseSettings, textOfSettings } from './viewSettings';

/** The saved views of a list, and a new one of what the list shows now. Only a button here changes a saved view. */
export const ViewsDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { attempt, isBusy } = useAttempt();
  const { views, error, refetch, canShare, add, change, remove } = useViews();
  const { filterValues: filter, sort } = useListContext();
  const [columns] = useColumnChoice();
  const settings = textOfSettings({ filter, sort, columns });
  /** True when it was done. */
  const carryOut = (write: () => Promise<unknown>, done: string) =>
    attempt(viewTexts.failed, async () => {
      await write();
      notify(done, { type: 'success' });
    });
  const own = views?.filter(({ isOwn }) => isOwn) ?? [];
  const namesBeside = (view?: SavedView) => own.filter((one) => one !== view).map(({ name }) => name);
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('views.title')}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {views ? (
          views.length === 0 && <Typography color="text.secondary">{viewTexts.none}</Typography>
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={48} />
        )}
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {views?.map((view) => (
            <ViewLine
              key={view.id}
              view={view}
              isCurrent={textOfSettings(parseSettings(view.settings)) === settings}
              isBusy={isBusy}
              canShare={canShare}
              onOpen={onClose}
              taken={namesBeside(view)}
              onUpdate={() => carryOut(() => change(view, { settings }), viewTexts.updated)}
              onChange={(changes) => carryOut(() => change(view, changes), viewTexts.changed)}
              onRemove={async (focusNext) => {
                if (await carryOut(() => remove(view.id), viewTexts.removed)) focusNext();
              }}
            />
          ))}
        </ul>
        {views && (
          <SaveView
            canShare={canShare}
            isBusy={isBusy}
            taken={namesBeside()}
            onSave={(view) => carryOut(() => add({ ...view, settings }), viewTexts.saved)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
