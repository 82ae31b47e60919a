export * from './MemberStore';
