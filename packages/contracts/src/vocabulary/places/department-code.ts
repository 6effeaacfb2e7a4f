/**
 * The code of the department, or overseas collectivity, of a commune's INSEE code: "37", "2A",
 * "974".
 */
export const departmentCode = (insee: string): string =>
  insee.slice(0, /^9[78]/.test(insee) ? 3 : 2);
