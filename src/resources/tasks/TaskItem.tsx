import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OptionsIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAlone } from '../../feedback/useAlone';
import { type Outcome, useLastChoice } from '../../feedback/useLastChoice';
import { dateIfAny } from '../../lib/dates';
import { BusyButton } from '../../ui/page/BusyButton';
import { focusBeside } from '../../ui/page/focusBeside';
import type { Task } from '../../v2/entities/task';
import { WaitingMark } from '../../visits/WaitingMark';

interface TaskItemProps {
  task: Task;
  onSet: (task: Task, done: boolean) => Promise<Outcome>;
  onRemove: () => Promise<boolean>;
}

/** A task with a check box, and its options behind a toggle. */
export const TaskItem = ({ task, onSet, onRemove }: TaskItemProps) => {
  const translate = useTranslate();
  const optionsId = useId();
  const [showOptions, setShowOptions] = useState(false);
  const doneOn = dateIfAny(task.done);

  // Not disabled during the request, because a disabled control loses the focus.
  const { value: isDone, isBusy: isSetting, choose } = useLastChoice(task.done !== null, (done) => onSet(task, done));
  const { isBusy, alone } = useAlone();
  const remove = async (focusNext: () => void) => {
    if (await alone(onRemove)) focusNext();
  };

  return (
    <ListItem divider disableGutters sx={{ display: 'block', py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={<Checkbox checked={isDone} onChange={(_, checked) => choose(checked)} />}
          label={
            <>
              {task.description}
              <WaitingMark of={task} />
            </>
          }
          aria-busy={isSetting}
          sx={{
            flexGrow: 1,
            mr: 0,
            overflowWrap: 'anywhere',
            ...(isDone && {
              '& .MuiFormControlLabel-label': { color: 'text.secondary', textDecoration: 'line-through' },
            }),
          }}
        />
        <IconButton
          size="small"
          aria-label={translate('tasks.options', { task: task.description })}
          aria-expanded={showOptions}
          aria-controls={optionsId}
          onClick={() => setShowOptions(!showOptions)}
        >
          <OptionsIcon fontSize="small" />
        </IconButton>
      </Box>
      <Collapse id={optionsId} in={showOptions} timeout="auto" unmountOnExit>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pb: 1, color: 'text.secondary' }}>
          {doneOn && translate('tasks.doneOn', { date: doneOn })}
          <BusyButton
            size="small"
            color="error"
            isBusy={isBusy}
            startIcon={<DeleteIcon />}
            aria-label={`${translate('ra.action.delete')}: ${task.description}`}
            onClick={({ currentTarget }) => void remove(focusBeside(currentTarget))}
          >
            {translate('ra.action.delete')}
          </BusyButton>
        </Box>
      </Collapse>
    </ListItem>
  );
};
