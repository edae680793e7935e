/**
 * A function that makes its value at the first call. For what is dear to make (the first formatter of `Intl` loads the
 * browser's tables: 20 ms), in modules that run before the first screen.
 */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
