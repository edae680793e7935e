import { useGetResourceLabel, useTranslate } from 'react-admin';

/** Records in words: '7 klanten'. `counted` is a resource's own text for it, where its label is the menu's ('Nieuws'). */
export const useCounted = (resource: string): ((count: number) => string) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  return (count) =>
    translate(`resources.${resource}.counted`, {
      smart_count: count,
      _: `${count.toLocaleString('nl')} ${label(resource, count).toLowerCase()}`,
    });
};
