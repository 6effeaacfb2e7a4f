/** The id of a field's control: the target of the links of an error summary. */
export const fieldId = (name: string): string => `field-${name}`;
