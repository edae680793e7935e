import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/ClientContext';
import { CategorySelect } from '../../ui/CategorySelect';
import { Columns } from '../../ui/Columns';
import { ColorInput } from '../../ui/inputs/ColorInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { useFieldText } from '../../ui/inputs/fieldTexts';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { useTextField } from '../../ui/inputs/useTextField';
import { endpoints } from '../../v2/endpoints';

/** The image is required on create alone (section 5). */
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

const PARENT = 'product_category_id';

/** The category it stands in, of either shop. */
const ParentInput = () => {
  const translate = useTranslate();
  const field = useTextField({ source: PARENT, isRequired: true });
  const { data = [] } = useV2Query(endpoints.categories.list, {});
  useFieldText(
    PARENT,
    (value) => data.find(({ category_id }) => String(category_id) === String(value))?.category_title ?? '',
  );
  return <CategorySelect {...field} emptyText={translate('subcategories.chooseCategory')} />;
};
