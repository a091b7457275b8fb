import {
  appAddresses,
  NOT_FOUND_FILE,
  otherFiles,
  pageAddresses,
  pageFile,
  SHELL_FILE,
} from '../../shared/site/addresses.ts';

const files = Object.fromEntries([
  ...pageAddresses.map((address) => [address, `/${pageFile(address)}`]),
  ...[...pageAddresses.map(pageFile), SHELL_FILE, NOT_FOUND_FILE].map((file) => [`/${file}`, `/${file}`]),
]);

/**
 * Runs in CloudFront's JavaScript runtime 2.0. Idempotent: a path that is already a file name maps to itself, so both
 * functions get the same result.
 */
const FILE_OF = `var FILES = ${JSON.stringify(files)};
var APP = ${JSON.stringify(appAddresses)};
var OTHERS = ${JSON.stringify(otherFiles)};
function fileOf(uri) {
  var path = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
  if (FILES[path]) return FILES[path];
  if (APP.some(function (one) { return one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one; })) return '/${SHELL_FILE}';
  if (OTHERS.some(function (one) { return one.endsWith('/') ? uri.startsWith(one) : uri === one; })) return uri;
  return '/${NOT_FOUND_FILE}';
}
`;

/**
 * On a viewer request: maps the URL to a file. Custom error pages cannot do this, because a page for status 403 would
 * also replace the API's 404s.
 */
export const ADDRESS_TO_FILE = `${FILE_OF}function handler(event) {
  event.request.uri = fileOf(event.request.uri);
  return event.request;
}`;

/** On a viewer response: sets status 404 on the not-found page, for crawlers. */
export const NOT_FOUND_STATUS = `${FILE_OF}function handler(event) {
  if (fileOf(event.request.uri) === '/${NOT_FOUND_FILE}') {
    event.response.statusCode = 404;
    event.response.statusDescription = 'Not Found';
  }
  return event.response;
}`;
