/** The User-Agent of requests to other sites: our name, and the address of the public site. */
export const userAgentOf = ({
  PRODUCT_NAME: name,
  MAIN_HOST: host,
}: {
  PRODUCT_NAME: string;
  MAIN_HOST: string;
}): string => `${name} (+https://${host}/)`;
