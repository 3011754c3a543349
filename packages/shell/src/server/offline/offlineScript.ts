/**
 * The script of the page without a connection. It shows the codes that this device has opened (`docs/contracts/opened-coupons.md`),
 * with what is kept of their offers (`docs/contracts/kept.md`), each with its age: nobody knows what has become of it since. What
 * is stored is outside input; a text of it never becomes HTML. Back online it loads the page that was asked for.
 */
export const OFFLINE_SCRIPT = `
const words=JSON.parse(document.querySelector('#words').textContent),list=document.querySelector('ul'),now=Date.now(),day=864e5;
const read=(key)=>{try{const found=JSON.parse(localStorage.getItem(key));return Array.isArray(found)?found:[]}catch{return[]}};
const ago=(at)=>{const minutes=Math.max(1,Math.floor((now-at)/6e4));const[count,unit]=minutes<60?[minutes,'minute']:minutes<2880?[Math.floor(minutes/60),'hour']:[Math.floor(minutes/1440),'day'];
return new Intl.RelativeTimeFormat(document.documentElement.lang,{style:words.style}).format(-count,unit)};
const kept=new Map(read('td:kept').filter((item)=>item&&item.kind==='opened').map((item)=>[item.id,item]));
const codes=read('td:opened').filter((each)=>each&&typeof each.code==='string'&&each.code&&each.code.length<=200&&each.openedAt>now-30*day&&each.openedAt<=now+6e4).sort((a,b)=>b.openedAt-a.openedAt).slice(0,10);
const write=(parent,name,text)=>{const made=document.createElement(name);made.textContent=text;parent.append(made);return made};
for(const{id,code,openedAt}of codes){const about=kept.get(id),item=document.createElement('li');
if(about&&about.merchant){write(item,'b',String(about.merchant.name)).dir='auto';write(item,'span',String(about.title)).dir='auto'}
write(item,'code',code).dir='ltr';write(item,'small',words.openedAgo.replace('@',()=>ago(openedAt))+' · '+words.unchecked);list.append(item)}
if(codes.length)document.querySelector('section').hidden=false;
addEventListener('online',()=>location.reload());
`.trim()
