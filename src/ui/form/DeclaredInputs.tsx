import { TextInput, useTranslate } from 'react-admin';
import { type Declaration, type DeclaredField, fieldsOfDeclaration } from '../../v2/declaration';
import { MomentInput } from '../inputs/DateTimeFields';
import { DecimalInput, PriceInput } from '../inputs/DecimalInput';
import { FlagInput } from '../inputs/FlagInput';
import { ReferenceSelect } from '../inputs/ReferenceSelect';
import { ShopInput } from '../inputs/SelectInput';

const DIGITS = { htmlInput: { inputMode: 'numeric' } } as const;
/** A number that is typed again is the number that was stored, for what compares the two. */
const numberWhenDigits = (typed: string) => (/^-?[1-9]\d{0,9}$|^0$/.test(typed) ? Number(typed) : typed);

/** An input for each field of a declaration, in its order. */
export const DeclaredInputs = ({ declaration }: { declaration: Declaration }) =>
  fieldsOfDeclaration(declaration).map((field) => <DeclaredInput key={field.name} {...field} />);

const DeclaredInput = ({ name: source, kind, isRequired }: DeclaredField) => {
  const translate = useTranslate();
  const input = { source, isRequired };
  const choice = { ...input, ...(isRequired ? {} : { emptyText: translate('inputs.none') }) };
  switch (kind.kind) {
    case 'flag':
      return <FlagInput source={source} />;
    case 'yesNo':
      return <FlagInput source={source} on="Y" off="N" />;
    case 'price':
      return <PriceInput {...input} />;
    case 'decimal':
      return <DecimalInput {...input} />;
    case 'whole':
      return <TextInput {...input} parse={numberWhenDigits} slotProps={DIGITS} />;
    case 'moment':
      return <MomentInput {...input} />;
    case 'reference':
      return kind.to === 'shops' ? <ShopInput {...choice} /> : <ReferenceSelect {...choice} reference={kind.to} />;
    case 'text':
      return <TextInput {...input} {...(kind.isLong ? { multiline: true, minRows: 4 } : {})} />;
    default:
      return null;
  }
};
