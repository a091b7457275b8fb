import { EDGE_REGION } from '../../aws/deployment.ts';
import { signedCall } from '../signed-call.ts';
import { type Check, parsed, refusal, warning } from './finding.ts';

type Described = { Certificate: { Status: string; DomainName: string; SubjectAlternativeNames?: string[] } };

/** Whether a certificate's name covers a host: exactly, or with a star for one label (RFC 6125). */
const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && host.slice(host.indexOf('.')) === name.slice(1));

/** CloudFront rejects a certificate that is not issued, and browsers reject one for a different name. */
export const checkCertificate: Check = async ({ settings: { certificateArn, siteUrl } }) => {
  const host = new URL(siteUrl).hostname;
  if (!certificateArn) {
    if (host.endsWith('.cloudfront.net')) return [];
    return [
      warning(
        'certificate',
        `Without certificateArn the site does not answer at ${host}: it gets a CloudFront name, the output DistributionDomain, with which you deploy again.`,
      ),
    ];
  }
  const reply = await signedCall({
    service: 'acm',
    region: EDGE_REGION,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'CertificateManager.DescribeCertificate',
    },
    body: JSON.stringify({ CertificateArn: certificateArn }),
  });
  if (reply.text.includes('ResourceNotFoundException'))
    return [
      refusal(
        'certificate',
        `${certificateArn} does not exist: request a certificate for ${host} in ACM, in ${EDGE_REGION}.`,
      ),
    ];
  const { Status, DomainName, SubjectAlternativeNames = [] } = parsed<Described>(reply).Certificate;
  if (Status !== 'ISSUED')
    return [
      refusal(
        'certificate',
        `The certificate is ${Status}, not ISSUED: put the validation record that ACM shows for it into the DNS, and wait some minutes.`,
      ),
    ];
  const names = [...new Set([DomainName, ...SubjectAlternativeNames])];
  if (names.some((name) => covers(name, host))) return [];
  return [
    refusal('certificate', `The certificate is for ${names.join(', ')}: request one in ACM that covers ${host}.`),
  ];
};
