import { FieldTitle, InputHelperText, TextInput, useInput, useTranslate } from 'react-admin';
import { Columns } from '../../ui/form/formLayout';
import { CategorySelect } from '../../ui/inputs/CategorySelect';
import { ColorInput } from '../../ui/inputs/ColorInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';

/** The image is required only when creating (section 5). */
export const SubcategoryForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FlagInput source="subcategory_active" />
    <Columns>
      <TextInput source="subcategory_title" isRequired />
      <ParentInput />
    </Columns>
    <ColorInput source="subcategory_color" />
    <ImageInput source="subcategory_image" isRequired={isNew} />
  </>
);

/** The parent category, from both shops. */
const ParentInput = () => {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'product_category_id', defaultValue: '' });
  const { ref, ...input } = field;
  return (
    <CategorySelect
      {...input}
      id={id}
      inputRef={ref}
      label={<FieldTitle source={field.name} isRequired />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} />}
      emptyText={translate('subcategories.chooseCategory')}
    />
  );
};
