import { decodeForm } from './form.ts';

test('brackets nest, and indexes are keys in their order', () => {
  expect(decodeForm('a=1&b[c][d]=2&e[1]=y&e[0]=x')).toEqual({ a: '1', b: { c: { d: '2' } }, e: { 0: 'x', 1: 'y' } });
});

test('empty brackets append', () => {
  expect(decodeForm('expand[]=one&expand[]=two')).toEqual({ expand: { 0: 'one', 1: 'two' } });
});

test('encoded text is decoded, also in names', () => {
  expect(decodeForm('metadata%5Bna%C3%AFve+key%5D=a%26b%3Dc')).toEqual({ metadata: { 'naïve key': 'a&b=c' } });
});

test('names of object properties are only names', () => {
  const form = decodeForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});
