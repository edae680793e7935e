import Button from '@mui/material/Button';

interface ChoiceButtonsProps<Id> {
  choices: readonly (readonly [id: Id, name: string])[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}

/** A button for each of a few choices. The chosen one is pressed. */
export const ChoiceButtons = <Id extends string>({ choices, chosen, onChoose }: ChoiceButtonsProps<Id>) =>
  choices.map(([id, name]) => (
    <Button
      key={id}
      variant={id === chosen ? 'contained' : 'outlined'}
      aria-pressed={id === chosen}
      onClick={() => onChoose(id)}
    >
      {name}
    </Button>
  ));
