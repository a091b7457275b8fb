import { XMLParser } from 'fast-xml-parser';
import { EDGE_REGION } from '../../aws/deployment.ts';
import { signedCall } from '../signed-call.ts';
import { type Check, warning } from './finding.ts';

type Answer = { DistributionList?: { Quantity: string } };

/**
 * Some new accounts must ask AWS support before they can create a distribution, and learn that only when they create
 * one. An account that has a distribution can create more.
 */
export const checkCloudfront: Check = async () => {
  const { status, text } = await signedCall({
    service: 'cloudfront',
    region: EDGE_REGION,
    hostname: 'cloudfront.amazonaws.com',
    method: 'GET',
    path: '/2020-05-31/distribution',
    query: { MaxItems: '1' },
  });
  const { DistributionList: list } = new XMLParser({ parseTagValue: false }).parse(text) as Answer;
  if (status !== 200 || !list) throw new Error(text.replace(/\s+/g, ' ').slice(0, 300));
  if (Number(list.Quantity) > 0) return [];
  return [
    warning(
      'cloudfront',
      'This account has no CloudFront distribution yet, and AWS may refuse its first ("Your account must be verified"): if it is new, ask AWS Support before you deploy.',
    ),
  ];
};
