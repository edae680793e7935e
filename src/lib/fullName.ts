/** A person's name with its prefix: 'Jan', 'van der', 'Berg' -> 'Jan van der Berg'. Empty parts leave no gap. */
export const fullName = ({
  first_name,
  prefix_last_name,
  last_name,
}: {
  first_name?: string;
  prefix_last_name?: string;
  last_name?: string;
}): string => [first_name, prefix_last_name, last_name].filter(Boolean).join(' ');
