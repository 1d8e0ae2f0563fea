# The site behind nginx. DEPLOY.md says how to build and start it.
FROM node:24-bookworm AS build
WORKDIR /site
# Address of the origin, and path of the site below it with both slashes.
ARG SITE_URL=
ARG BASE_URL=/
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build -- --out-dir "out${BASE_URL}" \
  && npm run compress -- out \
  && mv "out${BASE_URL}nginx.conf" nginx.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=www-data --group=www-data /srv/run
COPY --from=build /site/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/out /srv/site
ARG BASE_URL=/
ENV BASE_URL=${BASE_URL}
USER www-data
EXPOSE 8080
# All that nginx writes; the rest of the file system may be read-only.
VOLUME /srv/run
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD %s HTTP/1.0\\r\\n\\r\\n' \"$BASE_URL\" >&3 && head -n 1 <&3 | grep -q ' 200 '"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv", "-c", "/etc/nginx/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
