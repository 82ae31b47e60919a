import { networksOf } from './networksOf';

describe('networksOf', () => {
  it('takes an IPv4 address whole, however it is written', () => {
    expect(networksOf('203.0.113.7')).toEqual({
      own: 'ipv4 cb007107',
      around: 'ipv4 cb0071',
      provider: 'ipv4 cb00',
    });
    expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7'));
    expect(networksOf('203.0.113.8').own).not.toBe(networksOf('203.0.113.7').own);
  });

  it('takes all addresses of one IPv6 host for one', () => {
    const one = networksOf('2001:db8:1:2::1');
    expect(networksOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toEqual(one);
    expect(networksOf('2001:DB8:1:2:0:0:0:9')).toEqual(one);
    expect(networksOf('2001:db8:1:3::1')).toEqual({ ...one, own: 'ipv6 20010db800010003' });
    expect(networksOf('2001:db8:2::1')).toMatchObject({ provider: one.provider });
    expect(networksOf('2001:db8:2::1').around).not.toBe(one.around);
  });

  it('never takes an IPv4 address for an IPv6 network that begins alike', () => {
    expect(networksOf('32.1.13.184').own).not.toBe(networksOf('2001:db8::1').provider);
  });

  it('takes what is no address as it is', () => {
    expect(networksOf('unknown')).toEqual({ own: 'unknown', around: 'unknown', provider: 'unknown' });
  });
});
