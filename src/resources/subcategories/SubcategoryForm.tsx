import { FieldTitle, InputHelperText, TextInput, useInput, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ConfirmedDeleteButton } from '../../ui/form/ConfirmedDeleteButton';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { EditScreen } from '../../ui/form/EditScreen';
import { CategorySelect } from '../../ui/inputs/CategorySelect';
import { ColorInput } from '../../ui/inputs/ColorInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { Columns } from '../../ui/page/formLayout';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { DEFAULT_CATEGORY_ACTIVE } from '../../v2/constants';
import { SubcategoryEditForm, SubcategoryNew } from '../../v2/entities/subcategory';

/** The image is required only when creating (section 5). */
const SubcategoryForm = ({ isNew = false }: { isNew?: boolean }) => (
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
  const { field, fieldState, id } = useInput({
    source: 'product_category_id',
    defaultValue: '',
    // A select gives text.
    parse: (id) => Number(id) || '',
  });
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

/** `?product_category_id=3` preselects the category. */
export const SubcategoryCreate = () => {
  const [search] = useSearchParams();
  return (
    <CreateScreen
      schema={SubcategoryNew}
      redirect="/categories"
      defaultValues={{
        subcategory_active: DEFAULT_CATEGORY_ACTIVE,
        product_category_id: Number(search.get('product_category_id')) || '',
      }}
    >
      <SubcategoryForm isNew />
    </CreateScreen>
  );
};

export const SubcategoryEdit = () => (
  <EditScreen
    overview="/categories"
    schema={SubcategoryEditForm}
    redirect="/categories"
    links={<HistoryButton />}
    actions={<ConfirmedDeleteButton redirectTo="/categories" />}
  >
    <SubcategoryForm />
  </EditScreen>
);
