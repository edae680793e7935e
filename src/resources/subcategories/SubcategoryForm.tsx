import { useTranslate } from 'react-admin';
import { Columns } from '../../ui/form/formLayout';
import { CategorySelect } from '../../ui/inputs/CategorySelect';
import { ColorInput } from '../../ui/inputs/ColorInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { useTextField } from '../../ui/inputs/useTextField';

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
  const field = useTextField({ source: 'product_category_id', isRequired: true });
  return <CategorySelect {...field} emptyText={translate('subcategories.chooseCategory')} />;
};
