#!/bin/sh
# Entry of the image `web`: fills in the template, then becomes nginx.
set -eu
ln -sf /dev/stdout "$PARAGES/nginx/access.log"
envsubst '$MAIN_HOST $PRO_HOST $HTTP_PORT $HTTPS_PORT $SERVERS' \
  < "$PARAGES/current/infra/production/nginx/nginx.conf.template" > "$PARAGES/nginx/nginx.conf"
exec nginx -e stderr -p "$PARAGES" -c nginx/nginx.conf -g 'daemon off;'
