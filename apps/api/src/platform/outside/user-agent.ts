export const userAgentOf = ({
  PRODUCT_NAME: name,
  MAIN_HOST: host,
}: {
  PRODUCT_NAME: string;
  MAIN_HOST: string;
}): string => `${name} (+https://${host}/)`;
