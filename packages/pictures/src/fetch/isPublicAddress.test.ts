import { expect, it } from 'vitest'
import { isPublicAddress } from './isPublicAddress.ts'

const NOT_PUBLIC = `0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1
  255.255.255.255 :: ::1 fc00::1 fdff::1 fe80::1 fec0::1 ff02::1 2001:db8::1 2001::1 100::1 64:ff9b::7f00:1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::127.0.0.1 ::7f00:1 ::ffff:0:7f00:1 2002:7f00:1:: fe80::1%eth0`
const PUBLIC = `100.63.255.255 100.128.0.1 169.253.0.1 172.15.0.1 172.32.0.1 192.169.0.1 198.20.0.1 223.255.255.255
  2003::1 fe00::1 2606:4700::1 ::ffff:8.8.8.8`

it.each(NOT_PUBLIC.split(/\s+/))('[R7.5] %s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
it.each(PUBLIC.split(/\s+/))('[R7.5] %s is public', (address) => expect(isPublicAddress(address)).toBe(true))
